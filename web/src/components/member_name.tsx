import { Avatar } from '@/components/avatar'
import { VerifiedTick } from '@/components/verified_tick'
import { langOf } from '@/lib/text/lang_of'

type Props = {
  member: { fullName: string; profileImageUrl: string | null; isVerified: boolean }
}

/** A member's picture and name, with the tick of verified ones. */
export function MemberName({ member: { fullName, profileImageUrl, isVerified } }: Props) {
  return (
    <div className="flex min-w-0 flex-1 basis-32 items-center gap-3">
      <Avatar name={fullName} src={profileImageUrl} />
      <p className="min-w-0 font-semibold wrap-anywhere">
        <bdi lang={langOf(fullName)}>{fullName}</bdi>
        {isVerified && <VerifiedTick />}
      </p>
    </div>
  )
}
