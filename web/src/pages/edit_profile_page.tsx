import { profile } from '@/messages/profile'
import { pages } from '@/messages/pages'

/** Editing one's profile and proving one's identity. */
export function EditProfilePage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: profile.heading })}</title>
      <h1 className="text-title">{profile.heading}</h1>
    </div>
  )
}
