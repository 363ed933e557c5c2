import { commentCalls } from '../comments.js'
import { finding } from './findings-shapes.js'

const calls = commentCalls({
  feature: 'findings',
  name: 'Finding',
  noun: 'a finding',
  path: '/api/findings/{id}',
  answer: finding,
})

export const addFindingComment = calls.add
export const editFindingComment = calls.edit
export const resolveFindingComment = calls.resolve
