/**
 * Settings of a test nginx: the folder for its files, the built site, and an optional certificate.
 */
interface LocalNginx {
  rules: string;
  root: string;
  port: number;
  /** With a certificate, the port speaks https and a second one http. */
  tls?: {certificate: string; key: string; httpPort: number} | undefined;
}

/** The directives that put nginx's temporary files into a folder. */
export function listTemporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path "${folder}/${name}";`)
    .join(' ');
}

/**
 * The main configuration of an nginx in the foreground that needs no rights other than reading and
 * listening.
 */
export function makeNginxConfig({rules, root, port, tls}: LocalNginx): string {
  // As root, nginx gives its workers another account by default.
  const user = process.getuid?.() === 0 ? 'user root root;\n' : '';
  const certificate = tls
    ? `        ssl_certificate "${tls.certificate}";
        ssl_certificate_key "${tls.key}";
`
    : '';
  const redirectServer = tls
    ? `    server {
        listen 127.0.0.1:${tls.httpPort};
        include practice/headers.conf;
        return 301 https://$host:${port}$request_uri;
    }
`
    : '';
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
    ${listTemporaryPaths(`${rules}/temporary`)}
    include practice/http.conf;
    server {
        listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};
${certificate}        root "${root}";
        include practice/server.conf;
    }
${redirectServer}}
`;
}
