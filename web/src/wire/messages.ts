/** The messages of the server: generated from its schema. */
export type * from '../lib/api/types';

/** A type without what it leaves open. */
export type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
