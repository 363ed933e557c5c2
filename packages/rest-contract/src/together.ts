import { z } from 'zod'
import { defineCall } from './call.js'

/** Maximum number of reads in one batch. */
export const mostReads = 16

const values = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

export const readTogether = defineCall({
  id: 'readTogether',
  feature: 'together',
  method: 'post',
  path: '/api/reads',
  summary: 'Several reads of one screen in one request, each answered as if it had been made alone',
  description:
    'Every GET but files, and POSTs that only read, named by their operation ids. Each is authorized by its own rules and ' +
    'has a status of its own: one that is refused or fails leaves the others.',
  access: 'signed-in',
  encoding: 'json',
  body: z
    .array(
      z.object({
        call: z.string().max(100).describe('Operation id of the read.'),
        params: values.default({}).describe('Values of its path.'),
        query: values.default({}).describe('Values of its query.'),
        body: z.unknown().optional().describe('Its body, where the read is a POST.'),
      }),
    )
    .min(1)
    .max(mostReads),
  answer: z
    .array(
      z.object({
        status: z.number().int(),
        body: z.unknown().describe('What the read answers; an error body when the status is 400 or more.'),
      }),
    )
    .describe('One answer for each read, in the same order.'),
})
