/** PostgreSQL's command line: loopback only, no socket file, sized for a laptop, durable. */
export function serverArguments(cluster: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    cluster_name: 'saajha',
    max_connections: 200,
    shared_buffers: '128MB',
    fsync: 'on',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Standard error is the log file; statements in it could contain members' data.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic',
    // The detail of an error quotes the rejected row.
    log_error_verbosity: 'terse',
  }
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
