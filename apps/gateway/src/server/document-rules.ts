import type { ValidationRule } from 'graphql'
import { costRule } from './cost-rule.js'
import { aliasRule, depthRule, directiveRule, onceRule } from './limit-rules.js'

/** What every document must pass beside the rules of GraphQL itself. */
export const documentRules: ValidationRule[] = [depthRule, aliasRule, directiveRule, onceRule, costRule]
