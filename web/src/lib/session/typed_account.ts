/** A name and an email that a guest has typed, empty as long as they have not. */
type TypedAccount = { fullName: string; email: string }

const NOTHING: TypedAccount = { fullName: '', email: '' }
const nothing = () => NOTHING

let read = nothing

/** Offers what a guest types in a form to the sign-up, until the returned function is called. */
export function offerTypedAccount(reader: () => TypedAccount): () => void {
  read = reader
  return () => {
    if (read === reader) read = nothing
  }
}

/** What a guest has typed in the form of the page, if it has one. */
export function typedAccount(): TypedAccount {
  return read()
}
