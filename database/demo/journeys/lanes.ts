import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { type City, cityNamed } from '../cities.ts';

/** A pair of cities between which the demonstration's goods travel, and the modes that make sense there. */
export interface Lane {
  origin: City;
  destination: City;
  modes: readonly TransportMode[];
}

/** origin | destination | modes */
const LANE_TABLE = `
Shanghai|Los Angeles|sea air
Shanghai|Rotterdam|sea air
Shenzhen|New York City|air
Guangzhou|Hamburg|sea
Hong Kong|London|air
Chongqing|Hamburg|rail
Xi’an|Warsaw|rail
Xi’an|Almaty|rail road
Busan|Vancouver|sea
Seoul|Dallas|air
Tokyo|San Francisco|air sea
Osaka|Seattle|sea
Yokohama|Sydney|sea
Singapore|Rotterdam|sea air
Singapore|Sydney|air
Kuala Lumpur|Copenhagen|air
Bangkok|Milan|air
Ho Chi Minh City|Barcelona|sea
Ho Chi Minh City|Atlanta|air
Hanoi|Paris|air
Jakarta|Melbourne|sea
Manila|Dubai|sea air
Mumbai|Dublin|air
Mumbai|Durban|sea
Chennai|Dubai|sea
Karachi|London|air
Dubai|Nairobi|air
Istanbul|Vienna|road rail
Istanbul|New York City|sea air
Tbilisi|Warsaw|road
Athens|Toronto|sea
Cairo|Milan|air
Casablanca|Paris|air
Casablanca|Rotterdam|sea
Nairobi|Amsterdam|air
Mombasa|Hamburg|sea
Addis Ababa|Stockholm|air
Dar es Salaam|Antwerpen|sea
Kigali|Mombasa|road
Accra|Antwerpen|sea
Lagos|Accra|road
Cape Town|London|air
Johannesburg|Perth|air
Johannesburg|Durban|rail road
Hamburg|Vienna|rail road
Rotterdam|Milan|rail road
Rotterdam|Houston|sea
Göteborg|Chicago|air
Warsaw|Lyon|road
Wrocław|Birmingham|road
Lisbon|Frankfurt am Main|road
Porto|Amsterdam|road rail
Barcelona|Mexico City|air
Valencia|Montréal|sea
Lyon|Dublin|air road
Lyon|Boston|air
Copenhagen|Oslo|road
London|Tokyo|air
Dublin|Boston|air
Houston|Santos|sea
Dallas|Atlanta|road rail
Los Angeles|Chicago|rail road
Chicago|Toronto|road rail
Vancouver|Calgary|rail road
Montréal|New York City|road
Phoenix|San Francisco|road
New York City|Miami|road air
Guadalajara|Dallas|road rail
Mexico City|Bogotá|air
Bogotá|Miami|air
Lima|Miami|air sea
Santiago|Shanghai|sea
Santiago|Madrid|air
Buenos Aires|Valencia|sea
São Paulo|Buenos Aires|road
São Paulo|Johannesburg|air
Montevideo|Rotterdam|sea
Melbourne|Auckland|sea air
Sydney|Brisbane|road rail
Auckland|Suva|air
Auckland|Singapore|air
Melbourne|Shanghai|sea
`;

export const LANES: readonly Lane[] = LANE_TABLE.trim()
  .split('\n')
  .map((row) => {
    const [origin, destination, modes] = row.split('|') as [string, string, string];
    return {
      origin: cityNamed(origin),
      destination: cityNamed(destination),
      modes: modes.split(' ') as TransportMode[],
    };
  });
