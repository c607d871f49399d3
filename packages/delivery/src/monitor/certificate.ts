import {connect} from 'node:tls';
import {pluralize} from '@dental/practice';

export const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** The time that a certificate and security.txt must still be valid. */
export const MIN_DAYS_LEFT = 21;

const TIMEOUT_MS = 20_000;

/** Reports a certificate that expires soon, isn't valid, or can't be read. */
export function checkCertificate({hostname, port}: URL): Promise<string[]> {
  return new Promise((done) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: TIMEOUT_MS,
    });
    const end = (problems: string[]) => {
      socket.destroy();
      done(problems);
    };
    socket.on('secureConnect', () => {
      const msLeft = Date.parse(socket.getPeerCertificate().valid_to) - Date.now();
      const daysLeft = Math.floor(msLeft / MS_PER_DAY);
      const isShort = daysLeft < MIN_DAYS_LEFT;
      const time = pluralize(daysLeft, 'day');
      end(isShort ? [`The certificate of ${hostname} expires in ${time}.`] : []);
    });
    socket.on('timeout', () => end([`${hostname} doesn't answer.`]));
    socket.on('error', ({message}) => end([`${hostname} has no valid certificate: ${message}.`]));
  });
}
