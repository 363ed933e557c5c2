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
 * What the server finds. While a request is running the previous result is shown as old; a late response belongs to
 * its own request and replaces nothing.
 */
export function useSearch(
  text: string,
  options: { group?: SearchGroupName; page?: number; pageSize: number },
) {
  const searched = text.trim()
  const skip = searched.length < shortestSearch
  const { group, page = 1, pageSize } = options
  const { data, previousData, error, loading, refetch } = useSearchQuery({
    variables: { text: searched, group: group ?? null, page, pageSize },
    skip,
    fetchPolicy: 'network-only',
  })
  // Without a connection the previous result stays.
  const shown = skip ? undefined : (data ?? previousData)
  return {
    groups: shown?.search.groups,
    isOld: !skip && shown !== undefined && (data === undefined || error !== undefined),
    loading: !skip && loading,
    error: skip ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  }
}
