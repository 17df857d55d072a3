import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { IngredientName } from './ingredient-name.tsx';

afterEach(cleanup);

const MILK = {
  food: 'santan',
  substitute: 'susu cair',
  contains: ['susu'],
  ratio: '1 : 1',
  change: 'lebih encer',
};

describe('the name of an ingredient', () => {
  test('opens to show what can stand in for it', async () => {
    render(<IngredientName name="santan" substitutes={[MILK]} />);
    const details = screen.getByRole<HTMLDetailsElement>('group');
    expect(details.open).toBe(false);
    await userEvent.click(screen.getByText('santan'));
    const substitute = await screen.findByRole('listitem');
    expect(substitute.textContent).toBe('susu cair (1 : 1): lebih encer');
    expect(details.open).toBe(true);
  });

  test('is plain text if nothing can', () => {
    render(<IngredientName name="air" substitutes={[]} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
