/** How nginx is to run in a test. All paths are absolute. */
interface LocalNginx {
  /** The folder that holds `practice/`; everything that nginx writes goes below it too. */
  rules: string;
  /** The built site. */
  root: string;
  port: number;
  /** Whether this account is root: nginx then gives its workers another account unless told otherwise. */
  isRoot: boolean;
  /** A certificate and its key, for a server that speaks https on the port, and http on a second port beside it. */
  tls?: {certificate: string; key: string; httpPort: number};
}

/** The main configuration of an nginx in the foreground that needs no right but to read the site and to listen. */
export function localNginxConfig({rules, root, port, isRoot, tls}: LocalNginx): string {
  const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Made for one run.
${isRoot ? 'user root root;\n' : ''}daemon off;
worker_processes auto;
pcre_jit on;
pid ${quoted(`${rules}/nginx.pid`)};
error_log stderr warn;
events {
    worker_connections 1024;
}
http {
    access_log off;
${TEMPORARY.map((name) => `    ${name}_temp_path ${quoted(`${rules}/temporary/${name}`)};`).join('\n')}
    include practice/http.conf;
    server {
        listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};
${tls ? `        ssl_certificate ${quoted(tls.certificate)};\n        ssl_certificate_key ${quoted(tls.key)};\n` : ''}        root ${quoted(root)};
        include practice/server.conf;
    }
${tls ? `    server {\n        listen 127.0.0.1:${tls.httpPort};\n        include practice/headers.conf;\n        return 301 https://$host:${port}$request_uri;\n    }\n` : ''}}
`;
}

function quoted(path: string): string {
  return `"${path.replaceAll('\\', '/').replaceAll(/["$]/g, String.raw`\$&`)}"`;
}
