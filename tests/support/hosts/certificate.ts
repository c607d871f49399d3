import selfsigned from 'selfsigned';

/** Makes a self-signed certificate. @param days how long it is valid */
export async function makeCertificate(
  host: string,
  days = 90,
): Promise<{certificate: string; key: string}> {
  const {cert, private: key} = await selfsigned.generate([{name: 'commonName', value: host}], {
    keySize: 2048,
    notAfterDate: new Date(Date.now() + days * 24 * 60 * 60 * 1_000),
    extensions: [{name: 'subjectAltName', altNames: [{type: 2, value: host}]}],
  });
  return {certificate: cert, key};
}
