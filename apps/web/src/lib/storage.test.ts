import { expect, test, vi } from 'vitest'
import { storage, storageKeys } from './storage'

test('reads back what it wrote', () => {
  storage.write(storageKeys.schoolYear, 2026)
  expect(storage.read<number>('schoolYear')).toBe(2026)
})

test('answers null for what is missing or unreadable', () => {
  localStorage.setItem('schoolYear', '{broken')
  expect(storage.read('schoolYear')).toBeNull()
  expect(storage.read('LeaName')).toBeNull()
})

test('refuses an empty key', () => {
  expect(() => storage.write('', 1)).toThrow('key cannot be empty')
  expect(() => storage.read(' ')).toThrow('key cannot be empty')
})

test.each(['access_token', 'accessToken', 'refresh_token', 'refreshToken', 'expires_in', 'mfaToken'])(
  'refuses the key %s, which names a secret',
  (key) => {
    const text = 'The storage key is reserved and cannot be used. Please use a different key'
    expect(() => storage.write(key, 'x')).toThrow(text)
    expect(() => storage.read(key)).toThrow(text)
    expect(() => storage.remove(key)).toThrow(text)
    expect(localStorage.getItem(key)).toBeNull()
  },
)

test('goes on without storage when the browser refuses it', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => storage.write('schoolYear', 2026)).not.toThrow()
  refuse.mockRestore()
})

test('tells listeners of changes in this tab and in others', () => {
  const heard: string[] = []
  const stop = storage.subscribe((key) => heard.push(key))
  storage.write('schoolYear', 2025)
  dispatchEvent(new StorageEvent('storage', { key: 'LeaName' }))
  stop()
  storage.write('schoolYear', 2026)
  expect(heard).toEqual(['schoolYear', 'LeaName'])
})
