import { expect, test } from 'vitest'
import { unzipSync, strFromU8 } from 'fflate'
import { xlsxFile } from './xlsx-file'

test('an XLSX file that the browser makes has the list, and a sheet that says what it is', async () => {
  const file = xlsxFile({
    title: 'Agencies',
    headings: ['Name', 'Due'],
    about: [['Show', 'Active']],
    rows: [['=1+1', { day: '2026-08-31' }]],
  })
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(Object.keys(parts)).toContain('[Content_Types].xml')
  const [list, about] = ['sheet1', 'sheet2'].map((name) =>
    strFromU8(parts[`xl/worksheets/${name}.xml`] ?? new Uint8Array()),
  )
  expect(list).toContain('<row r="2"><c r="A2" s="4" t="inlineStr">')
  expect(list).toContain('<v>46265</v>')
  expect(about).toContain('Active')
})
