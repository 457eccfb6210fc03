import { QuotingText } from '@/components/quoting_text'
import { contact } from '@/messages/contact'
import { conversationPage } from '@/messages/conversation_page'
import { pages } from '@/messages/pages'

type Props = {
  owner: string
  isBooking: boolean
  /** Whether the URL names a conversation. */
  isNamed: boolean
  /** Whether a conversation is shown instead of the form. */
  isChat: boolean
}

/** The heading of the contact page; above a form, with what it is for. */
export function ContactHeading({ owner, isBooking, isNamed, isChat }: Props) {
  const ofRenter = isBooking ? contact.bookingHeading : contact.heading
  const heading = isNamed ? conversationPage.heading : ofRenter

  return (
    <>
      <title>{pages.title({ page: heading })}</title>
      <h1 className={isChat ? 'text-heading sm:text-title' : 'text-title'}>{heading}</h1>
      {!isChat && (
        <p className="mt-1 text-soft">
          <QuotingText
            sentence={isBooking ? contact.bookingHint({ owner }) : contact.hint({ owner })}
            quote={owner}
          />
        </p>
      )}
    </>
  )
}
