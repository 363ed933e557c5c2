import { longestSearch, searchGroups, searchWords, shortestSearch } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'

const feature = 'search'

const searchText = z
  .string()
  .trim()
  .min(shortestSearch, 'Search for two characters or more.')
  .max(longestSearch, `A search can have at most ${longestSearch} characters.`)
  .describe('Words; each finds the words that begin with it, one of a single character only itself.')

/** One search hit. */
const searchHit = z
  .object({
    id: z.string(),
    parentId: z
      .string()
      .nullable()
      .describe('Id of what it stands in: a self-assessment, or the finding of a case.'),
    placeId: z.string().nullable().describe('Id of the subsection of an agency that it stands in.'),
    title: z.string().describe('What a student is known by is masked.'),
    detail: z.string().describe('One line more: the citation of a finding, the subsection of an answer.'),
    agency: z.string().nullable(),
    year: z.number().int().nullable(),
    excerpt: z.string().describe('Where the words stand in a longer text, without markup; empty for none.'),
  })
  .meta({ id: 'SearchHit' })

const searchGroup = z
  .object({
    group: z.enum(searchGroups),
    total: z.number().int().describe('Matches in the sight of the caller, counted up to 1,000.'),
    isMore: z.boolean().describe('There are more matches than were counted.'),
    hits: z.array(searchHit),
  })
  .meta({ id: 'SearchGroup' })

export const search = defineCall({
  id: 'search',
  feature,
  method: 'get',
  path: '/api/search',
  summary: 'What holds the words, by kind: only what the caller may see',
  description:
    'Without a group the first rows of every kind that holds something; with one, a page of it. Students are found by ' +
    'their whole reference alone, by those who work on the finding; in samples of audits by their whole number or names, by ' +
    'those who may see these.',
  access: 'signed-in',
  query: z.object({
    q: searchText,
    group: z.enum(searchGroups).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(5),
  }),
  answer: z.object({ groups: z.array(searchGroup) }).meta({ id: 'SearchAnswer' }),
})

/** Maximum number of recent searches stored per person. */
export const mostRecentSearches = 8

const recent = z.array(z.string()).describe('Newest first.')

export const listRecentSearches = defineCall({
  id: 'listRecentSearches',
  feature,
  method: 'get',
  path: '/api/search/recent',
  summary: 'What the caller searched for last',
  access: 'signed-in',
  answer: recent,
})

export const rememberSearch = defineCall({
  id: 'rememberSearch',
  feature,
  method: 'post',
  path: '/api/search/recent',
  summary: 'Keeps a search of the caller; what a student is known by is not kept',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({ q: searchText.refine((text) => searchWords(text).length > 0, 'There is no word in it.') }),
  answer: recent,
})

export const forgetSearches = defineCall({
  id: 'forgetSearches',
  feature,
  method: 'delete',
  path: '/api/search/recent',
  summary: 'Forgets what the caller searched for',
  access: 'signed-in',
  status: 204,
})
