/**
 * A select column that disables the WAL flush of a single-statement transaction: its commit does not wait for the disk and
 * may be lost if PostgreSQL crashes within the next second.
 */
export const COMMIT_UNFLUSHED = `set_config('synchronous_commit', 'off', true)`
