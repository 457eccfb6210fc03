import { args, BaseCommand, flags } from '@adonisjs/core/ace'

/** Rebuilds a read table from its source, or shows the differences. */
export default class ProjectionsRebuild extends BaseCommand {
  static override commandName = 'projections:rebuild'
  static override description = 'Rebuild a read table from its source'
  static override options = { startApp: true }

  @args.string({ description: 'The name of the projection, like contact_counts' })
  declare name: string

  @flags.boolean({ description: 'Change nothing: show the differences, and fail if there are any' })
  declare check?: boolean

  override async run() {
    const { findReadTable } = await import('#shared/events/find_read_table')
    const readTable = findReadTable(this.name)
    if (!readTable) {
      this.exitCode = 1
      return this.logger.error(`There is no projection named ${this.name}`)
    }
    if (this.check) return this.#showDifferences(readTable)
    const { rebuildReadTable } = await import('#shared/events/rebuild_read_table')
    const { rows, repaired } = await rebuildReadTable(readTable)
    this.logger.success(
      `${this.name} is rebuilt: ${rows} ${rows === 1 ? 'row' : 'rows'}, ${repaired} of them repaired`
    )
  }

  async #showDifferences(readTable: { table: string; source: string }) {
    const { compareReadTable } = await import('#shared/events/compare_read_table')
    const differences = await compareReadTable(readTable)
    if (differences.length === 0) {
      return this.logger.success(`${this.name} matches its source`)
    }
    this.exitCode = 1
    const table = this.ui.table().head(['', 'Row'])
    for (const { side, row } of differences) table.row([side, JSON.stringify(row)])
    table.render()
    this.logger.error(`${this.name} differs from its source`)
  }
}
