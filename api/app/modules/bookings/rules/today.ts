import { TIME_ZONE } from '@saajha/contract/time_zone'

/** The SQL of today in India, by PostgreSQL's clock. */
export const TODAY = `(now() at time zone '${TIME_ZONE}')::date`
