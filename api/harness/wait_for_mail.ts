import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { until } from './until.ts'

/** Waits for an e-mail with this subject to an address in the data folder of an app, and returns the newest. */
export async function waitForMail(
  dataDir: string,
  address: string,
  subject: string
): Promise<Email> {
  const folder = join(dataDir, 'mail')
  let found: Email | undefined
  await until(`the e-mail “${subject}” arrives`, async () => {
    const files = await readdir(folder).catch(() => [])
    for (const file of files.filter((each) => each.endsWith('.eml')).sort()) {
      const mail = await PostalMime.parse(await readFile(join(folder, file)))
      if (mail.to?.[0]?.address === address && mail.subject === subject) found = mail
    }
    return found !== undefined
  })
  return found!
}
