import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { MailFolder } from '#shared/mail/mail_folder'

/** An e-mail in the data folder; `id` is the name of its file without the ending. */
type StoredMail = { id: string; email: Email }

/** The e-mails in the data folder, newest first, without those that are removed meanwhile. */
export async function readMails(dataDir: string): Promise<StoredMail[]> {
  const folder = new MailFolder(join(dataDir, 'mail'))
  const mails = (await folder.list()).map(async (file): Promise<StoredMail[]> => {
    const content = await readFile(join(folder.path, file)).catch(orNull)
    return content ? [{ id: basename(file, '.eml'), email: await PostalMime.parse(content) }] : []
  })
  return (await Promise.all(mails)).flat()
}

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
