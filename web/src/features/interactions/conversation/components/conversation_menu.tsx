import type { Conversation, Message } from '@saajha/contract/conversation'
import {
  Archive,
  ArchiveRestore,
  Ban,
  Bell,
  BellOff,
  ContactRound,
  EllipsisVertical,
  Flag,
  TriangleAlert,
} from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DropdownItem } from '@/components/dropdown_item'
import { DropdownMenu, DropdownSeparator } from '@/components/dropdown_menu'
import { IconButton } from '@/components/icon_button'
import { problemSubject, useConversationBookings } from '@/features/bookings/public'
import { BlockQuestion } from '@/features/interactions/conversation/components/block_question'
import { useConversationChanges } from '@/features/interactions/conversation/hooks/use_conversation_changes'
import { reportedSubjects } from '@/features/interactions/conversation/reported_subjects'
import { useReportDialog } from '@/features/moderation/public'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { messagesKey } from '@/lib/queries/query_keys'
import { blocks } from '@/messages/blocks'
import { bookings } from '@/messages/bookings'
import { conversation as messages } from '@/messages/conversation'

const loadDetails = async () => {
  await fetchCode('own_details')
  const { OwnDetails } = await import('@/features/interactions/conversation/components/own_details')
  return { OwnDetails }
}

/**
 * What a member can do with a conversation: as its renter see how the owner reaches them, mute, archive, report, and block the
 * other member.
 */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const { isMuted, isArchived, isBlocked } = conversation
  const { change, block } = useConversationChanges(conversation)
  const { report, dialog } = useReportDialog()
  const [isAsking, setAsking] = useState(false)
  const [areDetailsOpen, setDetailsOpen] = useState(false)
  const { OwnDetails } = useCodeOfPress(loadDetails, areDetailsOpen, setDetailsOpen)
  const queryClient = useQueryClient()

  const { current, completed } = useConversationBookings(conversation)
  const problems = [...current, ...completed].flatMap((booking) => problemSubject(booking) ?? [])

  const onReport = () => {
    const shown = queryClient.getQueryData<Message[]>(messagesKey(conversation.id)) ?? []
    const { first, subjects } = reportedSubjects(conversation, shown)
    void report(first, subjects)
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={messages.menu}
            icon={<EllipsisVertical aria-hidden />}
            className="@max-[18rem]:size-control"
          />
        }
      >
        {conversation.side === 'renter' && (
          <DropdownItem icon={<ContactRound aria-hidden />} onSelect={() => setDetailsOpen(true)}>
            {messages.reachesYou({ owner: conversation.with.fullName })}
          </DropdownItem>
        )}
        <DropdownItem
          icon={isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />}
          onSelect={() => change({ isMuted: !isMuted })}
        >
          {isMuted ? messages.unmute : messages.mute}
        </DropdownItem>
        <DropdownItem
          icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          onSelect={() => change({ isArchived: !isArchived })}
        >
          {isArchived ? messages.unarchive : messages.archive}
        </DropdownItem>
        <DropdownSeparator />
        {problems.length > 0 && (
          <DropdownItem
            icon={<TriangleAlert aria-hidden />}
            onSelect={() => void report(problems[0]!, problems)}
          >
            {bookings.reportProblem}
          </DropdownItem>
        )}
        <DropdownItem icon={<Flag aria-hidden />} onSelect={onReport}>
          {messages.report}
        </DropdownItem>
        <DropdownItem
          icon={<Ban aria-hidden />}
          destructive={!isBlocked}
          onSelect={() => (isBlocked ? block.mutate(false) : setAsking(true))}
        >
          {isBlocked ? blocks.unblock : messages.block}
        </DropdownItem>
      </DropdownMenu>
      <BlockQuestion
        name={conversation.with.fullName}
        isOpen={isAsking}
        isBusy={block.isPending}
        onClose={() => setAsking(false)}
        onBlock={() => block.mutate(true, { onSettled: () => setAsking(false) })}
      />
      {OwnDetails && (
        <OwnDetails
          conversation={conversation}
          open={areDetailsOpen}
          onOpenChange={setDetailsOpen}
        />
      )}
      {dialog}
    </>
  )
}
