/** The response of `GET /api/legal`. What the operator has not set is null. */
export type Legal = {
  /** The name of the operator. */
  name: string | null
  /** The postal address of the operator. */
  address: string | null
  /** The name of the grievance officer, who answers complaints. */
  officer: string | null
  /** The email of the grievance officer. */
  email: string | null
}
