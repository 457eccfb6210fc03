/**
 * Replaces this shell by the program in the arguments, which keeps its process id, and forks a watchdog: when standard input
 * ends without a line, the owner has died, and the watchdog stops the program. It forks twice, so that the watchdog is not an
 * unknown child of PostgreSQL.
 */
export const WATCHDOG_SCRIPT = `
exec 3<&0 </dev/null
( (
  read -r released <&3 && exit
  kill -INT $$ || exit
  patience=30
  while [ $patience -gt 0 ]; do
    sleep 1
    kill -0 $$ || exit
    patience=$((patience - 1))
  done
  kill -QUIT $$
) 2>/dev/null & )
exec "$@" 3<&-
`
