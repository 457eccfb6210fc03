/**
 * Replaces this shell by the program in the arguments, with the same process id, and forks a watchdog: when standard input
 * ends without a line, the owner has died, and the watchdog stops the program. It forks twice, so that the watchdog is not an
 * unknown child of PostgreSQL.
 */
export const WATCHDOG_SCRIPT = `
exec 3<&0 </dev/null
( (
  read -r released <&3 && exit
  kill -INT $$ || exit
  seconds=30
  while [ $seconds -gt 0 ]; do
    sleep 1
    kill -0 $$ || exit
    seconds=$((seconds - 1))
  done
  kill -QUIT $$
) 2>/dev/null & )
exec "$@" 3<&-
`
