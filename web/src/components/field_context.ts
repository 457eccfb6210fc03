import { createContext, useContext } from 'react'

/** The attributes that link a control to its field's label, hint and error. */
export type FieldWiring = {
  'id'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring>({})

/** The attributes of a control from its parent `Field`; none without one. */
export function useFieldWiring() {
  return useContext(FieldContext)
}
