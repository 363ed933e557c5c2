/** Addresses of this feature. */
export const helpPaths = {
  list: '/help/tutorials',
  item: (id: number) => `/help/tutorials?item=${id}`,
  /** What explains a page. */
  forPage: (pathname: string) => `/help/tutorials?${new URLSearchParams({ page: pathname })}`,
  upload: '/files/training',
  file: (id: number, place: 'file' | 'captions') => `/files/training/${id}/${place}`,
}
