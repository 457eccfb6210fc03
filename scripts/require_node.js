const MAJOR = 24

/** Exits with a clear message on an outdated Node; npm installs the right one for the project's scripts. */
if (Number(process.versions.node.split('.')[0]) < MAJOR) {
  console.error(
    `Saajha needs Node ${MAJOR}, and this is ${process.version}: run \`npm install\` (without --ignore-scripts), which brings it, and start with \`npm start\`.`
  )
  process.exit(1)
}
