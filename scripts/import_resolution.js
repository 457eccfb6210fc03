import { resolve } from 'node:path'

/** How dependency-cruiser finds the file of an import: as Node and Vite do, with TypeScript in place of built JavaScript. */
export default {
  resolve: {
    alias: { '@': resolve('web/src') },
    conditionNames: ['import', 'types', 'default'],
    exportsFields: ['exports'],
    extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    extensions: ['.ts', '.tsx', '.js'],
  },
}
