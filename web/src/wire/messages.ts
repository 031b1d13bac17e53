/** The messages of the server: generated from its schema. */
export type * from '../lib/api/types';
