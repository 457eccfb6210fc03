/** The connection URL of a database on the embedded server; only this folder uses `postgres`. */
export function databaseUrl(port: number, password: string, database: 'saajha' | 'postgres') {
  // sslmode: a PGSSLMODE of the user must not apply to a server on loopback that has no certificate.
  return `postgresql://saajha:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
}
