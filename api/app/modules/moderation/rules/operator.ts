/** The name and the reason of an operator. */
export type Operator = { by: string; reason: string }
