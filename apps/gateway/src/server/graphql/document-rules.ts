import type { ValidationRule } from 'graphql'
import { costRule } from './cost-rule.js'
import { aliasRule, depthRule, directiveRule, onceRule, operationTypeRule } from './limit-rules.js'

/** The validation rules of every document in addition to those of GraphQL itself. */
export const documentRules: ValidationRule[] = [
  operationTypeRule,
  depthRule,
  aliasRule,
  directiveRule,
  onceRule,
  costRule,
]
