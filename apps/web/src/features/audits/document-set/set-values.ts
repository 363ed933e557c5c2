import type { FormikErrors } from 'formik'
import type { SaveDocumentSetItemInput } from '../../../lib/graphql-types.generated'
import { documentSetMessages } from './document-set-messages.generated'
import type { DocumentSetItemFieldsFragment as Item } from './document-set.generated'

/** What is typed about one item; days that are not typed are ''. */
export interface SetItemValues {
  standing: string
  pages: string
  effectiveOn: string
  revisedOn: string
  boardApprovedOn: string
  reason: string
}

/** The item as its form begins; documents that are there say so. */
export function setItemValues(item: Item): SetItemValues {
  const { standing, documents, pages, effectiveOn, revisedOn, boardApprovedOn, reason } = item
  return {
    standing: standing ?? (documents.length > 0 ? 'documents' : ''),
    pages,
    effectiveOn: effectiveOn ?? '',
    revisedOn: revisedOn ?? '',
    boardApprovedOn: boardApprovedOn ?? '',
    reason,
  }
}

/** Why an item cannot be sent; what is still missing can be added later. */
export function setItemErrors({ standing }: SetItemValues): FormikErrors<SetItemValues> {
  return standing === '' ? { standing: documentSetMessages.dialog.choose } : {}
}

/** The item as it is sent. */
export function setItemInput(
  values: SetItemValues,
  of: Pick<SaveDocumentSetItemInput, 'typeKey' | 'recordId' | 'itemId' | 'version'>,
): SaveDocumentSetItemInput {
  const { standing, pages, effectiveOn, revisedOn, boardApprovedOn, reason } = values
  return {
    ...of,
    standing,
    pages,
    reason,
    effectiveOn: effectiveOn || null,
    revisedOn: revisedOn || null,
    boardApprovedOn: boardApprovedOn || null,
  }
}
