import type {
  AnswerOf,
  listCloneCategories,
  listCloneDocuments,
  listRequiredDocumentCategories,
  requiredDocument,
  uploadedRequiredDocument,
} from '@portal/rest-contract'
import type { z } from 'zod'
import { selfAssessmentSteps } from './self-assessment-steps.js'
import type { TestApi } from './test-api.js'
import { aPdf, upload, type UploadFile } from './upload-steps.js'

export type Category = AnswerOf<typeof listRequiredDocumentCategories>[number]
export type RequiredDocument = z.infer<typeof requiredDocument>
type Uploaded = z.infer<typeof uploadedRequiredDocument>

const base = '/api/msde/self-assessment'

/** What people do with required documents, each step taken by one named person. */
export function requiredDocumentSteps(api: TestApi) {
  const { send, currentYear } = selfAssessmentSteps(api)
  const steps = {
    list: async (user: string, leaId: number, year?: number) =>
      send<Category[]>(
        user,
        'get',
        `${base}/required-document-categories/${leaId}?year=${year ?? (await currentYear())}`,
      ),
    /** The category of an agency in the current year whose content id begins so, as the person sees it. */
    async category(user: string, leaId: number, name: string): Promise<Category> {
      const found = (await steps.list(user, leaId)).body.find((one) =>
        one.requiredDocumentCategory.documentCategory.startsWith(name),
      )
      if (!found) throw new Error(`Agency ${leaId} has no category ${name}.`)
      return found
    },
    upload: (
      user: string,
      categoryResponseId: number,
      titles: readonly string[],
      files: readonly UploadFile[] = titles.map((title) => ({ name: `${title}.pdf`, bytes: aPdf })),
      headers: Record<string, string> = {},
    ) =>
      upload<Uploaded[]>(api, user, {
        to: 'upload-required-files',
        headers,
        fields: [
          ['requiredDocumentCategoryResponseId', String(categoryResponseId)],
          ...titles.map((title) => ['titles', title] as const),
        ],
        files,
      }),
    maximum: (user: string, id: number, maximum: number | string, version: number) =>
      send<Category>(user, 'post', `${base}/change-required-document-maximum/${id}/${maximum}`, { version }),
    title: (user: string, id: string, title: string, version: number) =>
      send<RequiredDocument>(
        user,
        'post',
        `${base}/change-required-document-title/${id}/${encodeURIComponent(title)}`,
        { version },
      ),
    received: (user: string, id: string, value: boolean, version: number) =>
      send<RequiredDocument>(user, 'post', `${base}/change-required-document-state-monitor/${id}/${value}`, {
        version,
      }),
    comments: (user: string, id: number, comments: string, version: number) =>
      send<Category>(user, 'post', `${base}/change-required-document-comments/${id}`, { comments, version }),
    people: (user: string, id: number, leaId: number) =>
      send<{ id: string; isAssigned: boolean }[]>(
        user,
        'get',
        `${base}/documentassignmentlist/${id}/${leaId}`,
      ),
    assign: async (user: string, id: number, who: string, verb: 'assign' | 'remove' = 'assign') =>
      send<{ id: string; isAssigned: boolean }[]>(
        user,
        'post',
        `${base}/document${verb}user/${id}/${await api.userId(who)}`,
      ),
    cloneList: (user: string, id: number) =>
      send<AnswerOf<typeof listCloneCategories>>(user, 'get', `${base}/clone/list/${id}`),
    cloneDocuments: (user: string, originId: number, destinationId: number) =>
      send<AnswerOf<typeof listCloneDocuments>>(user, 'get', `${base}/clone/${originId}/${destinationId}`),
    clone: (user: string, id: number, ids: readonly string[]) =>
      send<Category>(user, 'post', `${base}/clone`, {
        requiredDocumentCategoryResponseId: id,
        documents: ids,
      }),
    related: (user: string, subsectionId: number) =>
      send<RequiredDocument[]>(user, 'get', `${base}/related-required-documents/${subsectionId}`),
    relate: (user: string, id: string, subsectionId: number, verb: 'relate' | 'unrelate' = 'relate') =>
      send<RequiredDocument[]>(user, 'post', `${base}/${verb}-required-document/${id}/${subsectionId}`),
    remove: (user: string, id: string) =>
      send<Category>(user, 'post', `${base}/delete-required-document/${id}`),
    download: async (user: string, id: string, headers: Record<string, string> = {}) =>
      fetch(`${api.url}${base}/required-document/${id}`, {
        headers: { authorization: `Bearer ${await api.tokenFor(user)}`, ...headers },
      }),
  }
  return steps
}
