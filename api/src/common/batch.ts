import { setImmediate } from 'node:timers/promises';

/**
 * Collects the questions of one turn of the event loop, and asks the database all of them with one query. A question
 * alone isn't delayed. The more questions come at the same time, the less each costs.
 */
export class Batch<Question, Answer> {
  private open: { questions: Question[]; answers: Promise<(question: Question) => Answer> } | null = null;

  /** @param ask asks several questions at once, and returns the function that finds the answer to each. */
  constructor(
    private readonly ask: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
  ) {}

  /** Returns the answer to a question. Rejects with the error of `ask`, as do all questions of the same turn. */
  async answer(question: Question): Promise<Answer> {
    this.open ??= this.begin();
    this.open.questions.push(question);
    return (await this.open.answers)(question);
  }

  private begin() {
    const questions: Question[] = [];
    const answers = setImmediate().then(() => {
      this.open = null;
      return this.ask(questions);
    });
    return { questions, answers };
  }
}
