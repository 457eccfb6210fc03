const PUBLIC_PAGE = /^\/(search|(item|items|category)\/[^/]+)?$/
const PUBLIC_READ = /^\/api\/(items|categories)(\/|$)/

/** An address that the app itself answers, and not the API or a file. */
export function isAppPage(path: string): boolean {
  return !/^\/(api|media|health|socket\.io)(\/|$)/.test(path) && !/\.[^/]+$/.test(path)
}

/** A page that shows everybody the same, and comes with what it shows. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGE.test(path)
}

/** A read that answers everybody the same. */
export function isPublicRead(path: string): boolean {
  return PUBLIC_READ.test(path)
}

/** A picture of a listing or of a member; documents are private. */
export function isPublicPicture(path: string): boolean {
  return path.startsWith('/media/') && !path.startsWith('/media/private/')
}
