import type { ValidationRule } from 'graphql'
import { costRule } from './cost-rule.js'
import { aliasRule, depthRule, directiveRule, onceRule, operationTypeRule } from './limit-rules.js'

/** What every document must pass beside the rules of GraphQL itself. */
export const documentRules: ValidationRule[] = [
  operationTypeRule,
  depthRule,
  aliasRule,
  directiveRule,
  onceRule,
  costRule,
]
