import ace from '@adonisjs/core/services/ace'

type CommandClass = Parameters<typeof ace.create>[0]

/** Runs a command; returns its exit code and its output, tables row by row. */
export async function runCommand(
  command: CommandClass,
  args: string[] = []
): Promise<{ exitCode: number; output: string }> {
  ace.ui.switchMode('raw')
  const created = await ace.create(command, args)
  await created.exec()
  const logs = created.ui.logger.getRenderer().getLogs()
  created.ui.logger.getRenderer().flushLogs()
  ace.ui.switchMode('normal')
  return { exitCode: created.exitCode ?? 0, output: logs.map(({ message }) => message).join('\n') }
}
