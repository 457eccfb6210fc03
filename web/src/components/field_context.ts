import { createContext, useContext } from 'react'

/** What ties a control to its field's label, hint and error. */
export type FieldWiring = {
  'id'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring>({})

/** The attributes a control takes from the `Field` around it; none outside of one. */
export function useFieldWiring() {
  return useContext(FieldContext)
}
