import { auditParts, cohorts } from '@portal/domain'
import { anyText, listAddress, oneOf } from '../../../ui/list/list-address'

export type MatrixFilter = 'year' | 'part' | 'area' | 'cohort'

/** Filters and page of the matrix, kept in its address. */
export const { useAddress: useMatrixAddress } = listAddress<MatrixFilter>(
  'audit-matrix',
  {
    year: anyText,
    part: oneOf(...auditParts),
    area: (text) => /^[1-8]$/.test(text),
    cohort: (text) => /^[1-9]$/.test(text) && Number(text) <= cohorts,
  },
  { kept: 'year', notKept: ['year'] },
)
