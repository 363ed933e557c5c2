import { z } from 'zod'
import { storedFile } from './files.js'
import { allowedAct, personRef } from '../shared.js'

const rowId = z.coerce.number().int().positive()

export const requiredCategoryParam = z.object({ id: rowId.describe('Required document category response.') })

export const requiredDocumentParam = z.object({ id: z.uuid().describe('Required document.') })

/** A required document as shown on screens; its bytes come from the download call. */
export const requiredDocument = z
  .object({
    ...storedFile,
    categoryResponseId: z.number().int(),
    createdOnText: z.string().describe('The same for reading, a day in the display zone.'),
    aboutDate: z
      .string()
      .nullable()
      .describe('Date, YYYY-MM-DD, that the file is about; kept when it is re-used.'),
    originYear: z.number().int().nullable().describe('Year of the document that this one re-uses.'),
    stateMonitor: z.string().describe("'Received' or empty."),
    stateMonitorBool: z.boolean().describe("The 'Received' checkbox."),
    relatedSubsections: z
      .array(z.object({ subsectionResponseId: z.number().int(), number: z.string(), title: z.string() }))
      .describe('Subsections that name it beside their answers.'),
    changeTitle: allowedAct,
    changeStateMonitor: allowedAct,
    remove: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'RequiredDocument' })

/** The existing file that an uploaded one duplicates: "This file was already uploaded on {date} to {place}." */
export const duplicateNotice = z
  .object({ uploadedOn: z.string().describe('Date, YYYY-MM-DD.'), place: z.string() })
  .meta({ id: 'DuplicateNotice' })

export const uploadedRequiredDocument = requiredDocument
  .extend({ duplicateOf: duplicateNotice.nullable() })
  .meta({ id: 'UploadedRequiredDocument' })

/** One category with its documents in the self-assessment of one agency. */
export const requiredDocumentCategoryResponse = z
  .object({
    id: z.number().int(),
    documentCount: z.number().int(),
    maximum: z.number().int().describe('Most documents that it takes, 0 to 20.'),
    requiredDocumentCategory: z.object({
      id: z.number().int(),
      documentCategory: z.string(),
      group: z.string(),
      description: z.string(),
      help: z.string(),
      required: z.boolean(),
      dueRule: z.string(),
    }),
    documentCategoryResponseAssignments: z.array(z.object({ user: personRef })),
    stateMonitorComments: z.string(),
    documents: z.array(requiredDocument),
    questionnaireResponse: z.object({
      id: z.number().int(),
      leaId: z.number().int(),
      year: z.number().int(),
      questionnaire: z.object({ id: z.number().int(), shortDescription: z.string() }),
    }),
    upload: allowedAct.describe('Uploading and re-using.'),
    changeMaximum: allowedAct,
    changeComments: allowedAct,
    assign: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'RequiredDocumentCategoryResponse' })
