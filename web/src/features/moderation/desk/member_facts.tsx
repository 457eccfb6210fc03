import type { DeskMember } from '@saajha/contract/moderation'
import { Link } from 'react-router-dom'
import { Badge } from '@/components/badge'
import { Card } from '@/components/card'
import { deskSearch } from '@/features/moderation/desk/desk_location'
import { formatDate } from '@/lib/text/format'
import { desk } from '@/messages/desk'

type Props = { heading?: string; member: DeskMember | null }

/** What an administrator sees of a member; null is a guest. */
export function MemberFacts({ heading, member }: Props) {
  return (
    <Card as="section" className="flex flex-col gap-1 p-4">
      {heading && <h3 className="text-sm text-soft">{heading}</h3>}
      {member ? <Facts member={member} /> : <p>{desk.guest}</p>}
    </Card>
  )
}

/** The lines about one member. */
export function Facts({ member }: { member: DeskMember }) {
  const { reportsMade, reportsMadeUpheld, reportsAbout, reportsAboutUpheld } = member

  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        <span dir="auto">{member.name}</span>
        <span className="font-normal text-soft">@{member.username}</span>
        {member.isVerified && <Badge>{desk.verified}</Badge>}
        {member.isSuspended && <Badge variant="accent">{desk.suspended}</Badge>}
      </p>
      <p className="text-sm text-soft">
        {desk.since({ date: formatDate(member.memberSince) })} · {desk.facts(member)}
      </p>
      <p className="text-sm">
        {desk.reportedAbout({ count: reportsAbout, upheld: reportsAboutUpheld })}
      </p>
      <p className="text-sm">{desk.reported({ count: reportsMade, upheld: reportsMadeUpheld })}</p>
      <Link
        to={{ search: deskSearch({ area: 'actions', userId: member.id }) }}
        className="inline-flex min-h-11 w-fit items-center font-semibold text-primary print:hidden underline underline-offset-4"
      >
        {desk.seeLog}
      </Link>
    </>
  )
}
