import type {
  AnswerOf,
  applyContentImport,
  getContentVersion,
  listContentVersions,
  previewContentImport,
} from '@portal/rest-contract'
import readXlsxFile from 'read-excel-file/node'
import { expect } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { selfAssessmentSteps } from './self-assessment-steps.js'
import type { TestApi } from './test-api.js'

export type VersionRow = AnswerOf<typeof listContentVersions>[number]
type Version = AnswerOf<typeof getContentVersion>
type Preview = AnswerOf<typeof previewContentImport>
type Applied = AnswerOf<typeof applyContentImport>
type Sheets = { name: string; cells: string[][] }[]

const monitor = 'monitor@state.example'

/** Drafts of content and the sheets in which they go out and come back; `path` is that of the versions of a kind. */
export function contentSheets(api: TestApi) {
  const { send } = selfAssessmentSteps(api)
  return {
    find: async (path: string, id: number) => (await send<Version>(monitor, 'get', `${path}/${id}`)).body,

    /** The draft of a part for the newest year, made unless there is one; its id. */
    async draft(path: string, part: string): Promise<number> {
      const { body } = await send<VersionRow[]>(monitor, 'get', path)
      const open = body.find((row) => row.state === 'Draft' && row.part === part)
      if (open) return open.id
      const newest = body.find((row) => row.state === 'Published' && row.part === part)
      const made = await send<Version>(monitor, 'post', path, { fromId: newest?.id, year: newest?.year })
      return made.body.id
    },

    async download(path: string, id: number): Promise<Sheets> {
      const answer = await fetch(`${api.url}${path}/${id}/file`, {
        headers: { authorization: `Bearer ${await api.tokenFor(monitor)}` },
      })
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename=content-[a-z0-9-]*\.xlsx$/,
      )
      const sheets = await readXlsxFile(Buffer.from(await answer.arrayBuffer()))
      return sheets.map(({ sheet, data }) => ({
        name: sheet,
        cells: data.map((row) => row.map((cell) => (cell === null ? '' : String(cell as string | number)))),
      }))
    },

    async upload<Body = Preview>(path: string, id: number, sheets: Sheets, user = monitor) {
      const bytes = await writeXlsxFile(
        sheets.map(({ name, cells }) => ({
          sheet: name,
          data: cells.map((row) => row.map((value) => ({ value, type: String }))),
        })),
      ).toBuffer()
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), 'content.xlsx')
      return api.call<Body>('post', `${path}/${id}/import`, { token: await api.tokenFor(user), form })
    },

    apply: <Body = Applied>(path: string, id: number, importId: string, user = monitor) =>
      send<Body>(user, 'post', `${path}/${id}/import/${importId}/apply`),
  }
}

/** Writes the cell of a place under a heading. */
export function editCell([sheet]: Sheets, contentId: string, heading: string, text: string): void {
  const [headings = [], ...rows] = sheet?.cells ?? []
  const row = rows.find(([id]) => id === contentId)
  if (!row) throw new Error(`No row of ${contentId}.`)
  row[headings.indexOf(heading)] = text
}
