/** How nginx is to run in a test: the folder that holds `practice/`, the built site, and perhaps a certificate. */
interface LocalNginx {
  rules: string;
  root: string;
  port: number;
  /** It speaks https on the port then, and http on a second one. */
  tls?: {certificate: string; key: string; httpPort: number};
}

/** The main configuration of an nginx in the foreground that needs no right but to read the site and to listen. */
export function localNginxConfig({rules, root, port, tls}: LocalNginx): string {
  // Root's nginx gives its workers another account unless told otherwise.
  const user = process.getuid?.() === 0 ? 'user root root;\n' : '';
  const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Made for one run.
${user}daemon off;
worker_processes auto;
pcre_jit on;
pid "${rules}/nginx.pid";
error_log stderr warn;
events {
    worker_connections 1024;
}
http {
    access_log off;
${TEMPORARY.map((name) => `    ${name}_temp_path "${rules}/temporary/${name}";`).join('\n')}
    include practice/http.conf;
    server {
        listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};
${tls ? `        ssl_certificate "${tls.certificate}";\n        ssl_certificate_key "${tls.key}";\n` : ''}        root "${root}";
        include practice/server.conf;
    }
${tls ? `    server {\n        listen 127.0.0.1:${tls.httpPort};\n        include practice/headers.conf;\n        return 301 https://$host:${port}$request_uri;\n    }\n` : ''}}
`;
}
