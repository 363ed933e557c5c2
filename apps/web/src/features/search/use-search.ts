import { shortestSearch } from '@portal/domain'
import { useEffect, useState } from 'react'
import type { SearchGroupName } from '../../lib/graphql-types.generated'
import { useSearchQuery } from './search.generated'

/** A value as it was before the last pause. */
export function useSettled<Value>(value: Value, waitMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}

/**
 * What the server finds. While a question is under way the answer to the one before is shown as old; an answer that comes
 * late belongs to its own question and replaces nothing.
 */
export function useSearch(
  text: string,
  options: { group?: SearchGroupName; page?: number; pageSize: number },
) {
  const asked = text.trim()
  const skip = asked.length < shortestSearch
  const { group, page = 1, pageSize } = options
  const { data, previousData, error, loading, refetch } = useSearchQuery({
    variables: { text: asked, group: group ?? null, page, pageSize },
    skip,
    fetchPolicy: 'network-only',
  })
  // A line that is away leaves what was found before.
  const shown = skip ? undefined : (data ?? previousData)
  return {
    groups: shown?.search.groups,
    isOld: !skip && shown !== undefined && (data === undefined || error !== undefined),
    loading: !skip && loading,
    error: skip ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  }
}
