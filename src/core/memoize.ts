/** Computes once for each object, which must not change afterwards; forgotten together with it. */
export function memoize<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const results = new WeakMap<Subject, Result>();
  return (subject) => {
    if (!results.has(subject)) results.set(subject, compute(subject));
    return results.get(subject) as Result;
  };
}
