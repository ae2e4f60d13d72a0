import type { z } from 'zod';
import type { Route } from './routes.js';

/** One call of the API: what it takes and gives. Both sides of the wire read this. */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Route {
  /** One sentence for the documentation. */
  summary: string;
  query: Query;
  /** Of a form (multipart/form-data) where the call takes a file, whose fields are text; else JSON. */
  body: Body;
  answer: Answer;
}

type Part<C, Key extends keyof C> = C[Key] extends z.ZodType ? C[Key] : never;

/** What a caller passes. */
export type QueryOf<C extends Call> = z.input<Part<C, 'query'>>;
export type BodyOf<C extends Call> = z.input<Part<C, 'body'>>;
/** What a handler reads once the schema has passed it. */
export type ParsedQuery<C extends Call> = z.output<Part<C, 'query'>>;
export type ParsedBody<C extends Call> = z.output<Part<C, 'body'>>;
/** What a caller gets. */
export type AnswerOf<C extends Call> = z.output<Part<C, 'answer'>>;
