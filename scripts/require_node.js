const MAJOR = 24

/** Ends with one clear sentence on a Node that is too old; npm installs the right one for the project's scripts. */
if (Number(process.versions.node.split('.')[0]) < MAJOR) {
  console.error(
    `Saajha needs Node ${MAJOR}, and this is ${process.version}: run \`npm install\` (without --ignore-scripts), which brings it, and start with \`npm start\`.`
  )
  process.exit(1)
}
