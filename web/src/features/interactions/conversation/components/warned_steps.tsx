import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { useBlock } from '@/features/interactions/blocks/use_blocks'
import { BlockQuestion } from '@/features/interactions/conversation/components/block_question'
import { ReportButton, type ReportedSubject } from '@/features/moderation/public'
import { firstName } from '@/lib/text/first_name'
import { blocks } from '@/messages/blocks'
import { conversation as messages } from '@/messages/conversation'

type Props = {
  /** What is reported. */
  subject: ReportedSubject
  /** The member who wrote it; `isBlocked` if they are blocked already. */
  writer: { id: string; fullName: string; isBlocked?: boolean }
}

/** Report and Block in a warning about a text. */
export function WarnedSteps({ subject, writer }: Props) {
  const block = useBlock(writer.id)
  const [isAsking, setAsking] = useState(false)
  const isBlocked = writer.isBlocked || block.isSuccess

  return (
    <div className="mt-1 -ml-[min(1.125rem,6vw)] flex flex-wrap items-center">
      <ReportButton subject={subject} label={messages.report} />
      {!writer.isBlocked && (
        <p role="status" className="px-[min(1.125rem,6vw)] empty:hidden">
          {isBlocked && blocks.isBlocked({ name: firstName(writer.fullName) })}
        </p>
      )}
      {!isBlocked && (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          <Ban aria-hidden />
          {messages.block}
        </Button>
      )}
      <BlockQuestion
        name={writer.fullName}
        isOpen={isAsking}
        isBusy={block.isPending}
        onClose={() => setAsking(false)}
        onBlock={() => block.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}
