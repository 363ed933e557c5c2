import Bowser from 'bowser'

/** 'Firefox on Windows': what a person recognises a browser by; empty where it said nothing that is known. */
export function browserWords(userAgent: string | null): string {
  if (!userAgent) return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ')
}
