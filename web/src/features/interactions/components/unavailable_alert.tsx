import { Link } from 'react-router-dom'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { contact } from '@/messages/contact'

/** In place of the days of a booking request for an item that is not available; `link` opens a message to its owner. */
export function UnavailableAlert({ link }: { link: string }) {
  return (
    <Alert
      variant="warning"
      title={contact.unavailableTitle}
      action={
        <Button asChild variant="outline">
          <Link to={link}>{contact.messageOwner}</Link>
        </Button>
      }
    >
      {contact.unavailable}
    </Alert>
  )
}
