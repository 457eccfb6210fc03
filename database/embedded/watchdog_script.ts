/**
 * Runs the program given as arguments in the place of this shell, so that its process id is the
 * program's, and leaves a watcher behind: when standard input ends without a line, the owner has
 * died, and the watcher asks the program to end. The second fork keeps the watcher from being a
 * child that PostgreSQL does not know.
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
